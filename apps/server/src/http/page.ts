import { Html, html } from './html.ts';

/** The frame of the pages that the server renders itself; they work without JavaScript. */
export function page(title: string, content: Html, head: Html = html``): string {
  return html`${new Html('<!doctype html>')}
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Evaluation Hub</title>
<link rel="stylesheet" href="/pages/pages.css">
${head}
</head>
<body>
<header class="bar"><a class="brand" href="/">Evaluation System</a></header>
${content}
</body>
</html>`.markup;
}
