import { api } from '@hub/contract/api';
import { roles } from '@hub/contract/catalogs/roles';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { problems } from '@hub/contract/http/problems';
import type { FastifyInstance } from 'fastify';
import { html } from './html.ts';
import { openApiDocument, problemsOf } from './openapi.ts';
import { page } from './page.ts';

/** The API documentation as OpenAPI and as a page for people. */
export function docsRoutes(app: FastifyInstance, publicUrl: URL): void {
  const served = api.filter(({ feature }) => !feature || app.features[feature]);
  // Built on first request: few ask for it, and building it would slow down every start.
  let document: ReturnType<typeof openApiDocument> | undefined;
  let markup: string | undefined;
  const getDocument = () => {
    document ??= openApiDocument(publicUrl, served);
    return document;
  };
  app.get('/docs/openapi.json', async () => getDocument());
  app.get('/docs', (_request, reply) => {
    markup ??= docsPage(getDocument(), served);
    return reply.type('text/html; charset=utf-8').send(markup);
  });
}

function docsPage(document: ReturnType<typeof openApiDocument>, served: readonly AnyEndpoint[]): string {
  const operations = served.map((endpoint) => {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    return section(endpoint, document.paths[path]?.[endpoint.method.toLowerCase()] ?? {});
  });
  return page(
    'API',
    html`<main class="wide">
<h1>API of the Evaluation Hub</h1>
<p>The same as a document: <a href="/docs/openapi.json">OpenAPI 3.1</a>.</p>
${operations}
</main>`,
  );
}

function section(endpoint: AnyEndpoint, operation: object) {
  const refusals = problemsOf(endpoint).map(
    (code) =>
      html`<tr><td>${problems[code].status}</td><td><code>${code}</code></td><td>${problems[code].title}</td></tr>`,
  );
  return html`<article>
<h2><span class="method">${endpoint.method}</span> <code>${endpoint.path}</code></h2>
<p>${endpoint.summary}</p>
<p class="small">For ${audience(endpoint)}.</p>
<details><summary>Refusals</summary><table><tbody>${refusals}</tbody></table></details>
<details><summary>Parameters, body and answer</summary><pre>${JSON.stringify(operation, null, 2)}</pre></details>
</article>`;
}

function audience({ access }: AnyEndpoint): string {
  if (access.who === 'anyone') return 'anyone';
  if (access.who === 'respondent') return 'whoever opened the form by its link';
  if (access.roles === 'any') return 'everyone who is signed in';
  return access.roles.map((id) => roles.find((role) => role.id === id)?.label).join(', ');
}
