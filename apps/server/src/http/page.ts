import { Html, html } from './html.ts';

const logo = html`<svg aria-hidden="true" viewBox="0 0 32 32"><rect width="32" height="32" rx="8"/><path d="M9 22.5v-6M16 22.5v-13M23 22.5v-9"/></svg>`;

/** The frame of the pages that the server renders itself; they work without JavaScript. */
export function page(title: string, content: Html, head: Html = html``): string {
  return html`${new Html('<!doctype html>')}
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Evaluation Hub</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/pages/tokens.css">
<link rel="stylesheet" href="/pages/pages.css">
${head}
</head>
<body>
<header class="bar"><a class="brand" href="/">${logo}Evaluation System</a></header>
${content}
</body>
</html>`.markup;
}
