/** A part of a text in the editor: how it is found in the source, and written there. */
type Part = {
  id: string;
  label: string;
  icon: string;
  fields: { name: string; label: string; widget: 'string' | 'text' | 'image'; required?: boolean }[];
  pattern: RegExp;
  write: Write;
};
type Write = (values: Record<string, string | undefined>) => string;

/** An attribute cannot hold the quotation mark that ends it. */
const attribute = (name: string, value = '') => `${name}="${value.replaceAll('"', '”').replaceAll(/\s+/g, ' ').trim()}"`;
const line = (name: string, label: string) => ({ name, label, widget: 'string' as const });

/** The parts of `src/components/mdx-components.tsx` that an editor may put into a text. `alt` is for a picture that has no notes beside it. */
export const parts: Part[] = [
  {
    id: 'Figure',
    label: 'Figure',
    icon: 'image',
    fields: [{ name: 'picture', label: 'Picture', widget: 'image' }, line('caption', 'Caption'), { ...line('alt', 'What is in the picture'), required: false }],
    pattern: /^<Figure picture="(?<picture>[^"]*)" caption="(?<caption>[^"]*)"(?: alt="(?<alt>[^"]*)")? \/>$/m,
    write: ({ picture = '', caption, alt }) => `<Figure ${attribute('picture', picture)} ${attribute('caption', caption)}${alt ? ` ${attribute('alt', alt)}` : ''} />`,
  },
  {
    id: 'Table',
    label: 'Table',
    icon: 'table',
    fields: [line('caption', 'Caption'), { name: 'rows', label: 'Rows: cells between |, and | --- | --- | under the first row', widget: 'text' }],
    pattern: /^<Table caption="(?<caption>[^"]*)">\n\n(?<rows>[\s\S]*?)\n\n<\/Table>$/m,
    write: ({ caption, rows = '' }) => `<Table ${attribute('caption', caption)}>\n\n${rows.trim()}\n\n</Table>`,
  },
  {
    id: 'Quote',
    label: 'Quote',
    icon: 'format_quote',
    fields: [{ name: 'text', label: 'Words', widget: 'text' }],
    // In one line, or in paragraphs with an empty line round them.
    pattern: /^<Quote>(?<text>[\s\S]*?)<\/Quote>$/m,
    write: ({ text = '' }) => (text.includes('\n') ? `<Quote>\n\n${text.trim()}\n\n</Quote>` : `<Quote>${text.trim()}</Quote>`),
  },
  {
    id: 'Takeaway',
    label: 'Takeaway',
    icon: 'lightbulb',
    fields: [{ name: 'text', label: 'Words', widget: 'text' }],
    pattern: /^<Takeaway>\n\n(?<text>[\s\S]*?)\n\n<\/Takeaway>$/m,
    write: ({ text = '' }) => `<Takeaway>\n\n${text.trim()}\n\n</Takeaway>`,
  },
  {
    id: 'Facts',
    label: 'Facts',
    icon: 'fact_check',
    fields: [line('get', 'What you get'), line('time', 'How long it takes'), line('need', 'What we need')],
    pattern: /^<Facts get="(?<get>[^"]*)" time="(?<time>[^"]*)" need="(?<need>[^"]*)" \/>$/m,
    write: ({ get, time, need }) => `<Facts ${attribute('get', get)} ${attribute('time', time)} ${attribute('need', need)} />`,
  },
  {
    id: 'Bars',
    label: 'Bars',
    icon: 'bar_chart',
    fields: [line('caption', 'Caption'), line('unit', 'Unit'), line('of', 'Bars, such as One=12; Other=3')],
    pattern: /^<Bars caption="(?<caption>[^"]*)" unit="(?<unit>[^"]*)" of="(?<of>[^"]*)" \/>$/m,
    write: ({ caption, unit, of }) => `<Bars ${attribute('caption', caption)} ${attribute('unit', unit)} ${attribute('of', of)} />`,
  },
  {
    id: 'VendorDocs',
    label: 'Vendor docs',
    icon: 'menu_book',
    fields: [line('pages', 'Names of src/content/vendor-docs.ts')],
    pattern: /^<VendorDocs pages="(?<pages>[^"]*)" \/>$/m,
    write: ({ pages }) => `<VendorDocs ${attribute('pages', pages)} />`,
  },
];

export const partNames = parts.map(({ id }) => id);
