/** What a rich-text field holds: the formatted content, and the same without formatting. */
export type RichTextValue = { html: string; text: string };
