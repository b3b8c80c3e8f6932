/** Types for a package that has none, as far as the tests use it. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: {
      jsonld: Partial<Record<string, object[]>>;
    }): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>;
  }
}
