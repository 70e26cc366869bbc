const LINK = /^(https?:\/\/|mailto:|tel:)[\x21-\x7e]{1,2000}$/i;

/** Whether a document may link to this address: a web page, an email or a phone number. */
export const isLink = (href: string): boolean => LINK.test(href);
