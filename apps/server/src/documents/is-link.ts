const LINK = /^(https?:\/\/|mailto:|tel:)[\x21-\x7e]{1,2000}$/i;

/** Whether an address may be opened from a document: of the web, a mailbox or a telephone. */
export const isLink = (href: string): boolean => LINK.test(href);
