/** In milliseconds. The way out leaves time to move the pointer onto the tooltip, for whoever magnifies the page. */
export const hoverTiming = { delay: 300, closeDelay: 150 };
