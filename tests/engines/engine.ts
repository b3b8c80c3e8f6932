/** A key by its name (`KeyboardEvent.key`), or a character. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End' | 'Backspace' | (string & {});

/** A tab with a profile of its own: the little that WebDriver and Puppeteer both can do. Everything else is built on it (`page.ts`). */
export type Tab = {
  /** Opens an address and waits until it is loaded. */
  open: (url: string) => Promise<void>;
  /** Sets the size of the view, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page; it may use nothing but its arguments, which travel as JSON, as does the answer. */
  evaluate: <Result, Arguments extends unknown[]>(run: (...values: Arguments) => Result, ...values: Arguments) => Promise<Awaited<Result>>;
  /** Moves the pointer, in CSS pixels of the view. */
  move: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** Presses a key, with Control held where wanted. */
  press: (key: Key, control?: boolean) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** What the console has shown in red: errors, exceptions, refusals of the policy. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Browser = { newTab: () => Promise<Tab>; close: () => Promise<void> };

export type Engine = {
  name: string;
  /** Debian's packages that bring it. */
  packages: string[];
  /** Where its program is, or nothing where the machine has none. */
  find: () => string | undefined;
  launch: (program: string) => Promise<Browser>;
};

/** The time zone and the language that the tests judge by. */
export const surroundings = { TZ: 'America/Chicago', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', LANGUAGE: 'en_US' };
