/** The six bands a company size is chosen from (specification §3). */
export const companySizes = ['1-50 Employees', '51-200 Employees', '201-500 Employees', '501-1000 Employees', '1001-5000 Employees', '5000+ Employees'] as const;

/** What the list reads before a size is chosen; never a value that is sent. */
export const companySizePlaceholder = 'Select Company size';
