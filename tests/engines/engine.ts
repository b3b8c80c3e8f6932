/** A tab with its own profile, and with the functions that WebDriver and Puppeteer share. */
export type Tab = {
  /** Opens a URL and waits until it is loaded. */
  open: (url: string) => Promise<void>;
  /** Sets the viewport size in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /**
   * Runs a function in the page. It may use only its arguments; arguments and result are sent as
   * JSON.
   */
  evaluate: <Result, Arguments extends unknown[]>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ) => Promise<Awaited<Result>>;
  /** Moves the pointer to a viewport position in CSS pixels. */
  move: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** Presses a key by its name (`KeyboardEvent.key`), optionally with Control. */
  press: (key: string, control?: boolean) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Console errors, exceptions and policy violations so far. */
  browserErrors: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Browser = { newTab: () => Promise<Tab>; close: () => Promise<void> };

export type Engine = {
  name: string;
  /** Debian packages of the engine. */
  packages: string[];
  /** Path of the browser, if installed. */
  find: () => string | undefined;
  launch: (program: string) => Promise<Browser>;
};

/** Time zone and language that the tests expect. */
export const locale = {
  TZ: 'America/Chicago',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  LANGUAGE: 'en_US',
};
