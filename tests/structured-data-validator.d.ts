/** What the tests use of a package that comes without types. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: {
      jsonld: Partial<Record<string, object[]>>;
    }): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>;
  }
}
