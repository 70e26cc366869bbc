FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/document/package.json packages/document/
COPY packages/instrument/package.json packages/instrument/
COPY packages/report/package.json packages/report/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY apps/respondent/package.json apps/respondent/
COPY apps/e2e/package.json apps/e2e/
COPY proof/package.json proof/
COPY bench/package.json bench/

FROM manifests AS build
RUN npm ci
COPY tsconfig.base.json ./
COPY scripts scripts
COPY packages packages
COPY apps/server apps/server
COPY apps/web apps/web
COPY apps/respondent apps/respondent
RUN node scripts/build.mjs

FROM manifests AS production
RUN npm ci --omit=dev --workspace=@hub/server

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Evaluation Hub" \
      org.opencontainers.image.description="Clients, cases and assessments of psychology practices"
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8080 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=production /app/node_modules node_modules
COPY --from=production /app/apps/server apps/server
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/apps/respondent/dist apps/respondent/dist
COPY apps/server/migrations apps/server/migrations
COPY apps/server/assets apps/server/assets
COPY apps/server/content apps/server/content
COPY apps/web/src/ui/tokens.css apps/web/src/ui/
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]
