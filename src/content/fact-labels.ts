/** The questions a service's `<Facts>` answer, in their order. */
export const factLabels = { get: 'What you get', time: 'How long it takes', need: 'What we need from you' } as const;
