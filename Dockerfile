# The site in one image. Build: docker build -t versicherungsmakler-website .
# Settings come from the environment alone, see docs/operations.md.

# deploy/pin-images.sh names it by digest.
ARG NODE_IMAGE=docker.io/library/node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Runs the install scripts that package.json's allowScripts names, and no others.
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && rm -f build/metafile.*

FROM ${NODE_IMAGE} AS production
WORKDIR /app
COPY package.json package-lock.json ./
# The bill of materials is of what is installed here; npm would miss the rest in it.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && npm pkg delete devDependencies \
 && npm sbom --sbom-format=cyclonedx --sbom-type=application > /sbom.cdx.json
# What is never loaded: half of what the packages bring. Licences stay. typescript is an optional peer of
# @remix-run/*, @zxing a polyfill of what Node has, zod/src a second copy, and pdfkit's others are for browsers.
RUN cd node_modules && rm -rf .bin/tsc .bin/tsserver typescript @zxing zod/src pdfkit/js/pdfkit.browser* \
      pdfkit/js/pdfkit.standalone* pdfkit/js/*.old.* pdfkit/tools \
 && find . -depth -type d \( -name test -o -name tests -o -name __tests__ -o -name docs -o -name examples \) \
      -exec rm -r {} + \
 && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' \
      -o -path '*/@fontsource/*.woff2' -o -name '*.md' ! -iname 'licen[cs]e*' \) -delete

FROM ${NODE_IMAGE}
# Nothing here is installed at run time; npm and its like would only help an intruder.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
      /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn* \
 && for name in check enquiries init; do \
      printf '#!/bin/sh\nexec node /app/build/commands/%s.js "$@"\n' "$name" > "/usr/local/bin/$name"; \
    done \
 && for name in backup restore preview; do \
      printf '#!/bin/sh\nexec node /app/scripts/%s.ts "$@"\n' "$name" > "/usr/local/bin/$name"; \
    done \
 && cd /usr/local/bin && chmod 755 check enquiries init backup restore preview \
 && install -d -o 10001 -g 10001 -m 700 /data
WORKDIR /app
COPY --from=production /app/node_modules node_modules
COPY --from=production /sbom.cdx.json ./
COPY package.json ./
COPY scripts/backup.ts scripts/restore.ts scripts/outbox-file.ts scripts/progress.ts scripts/preview.ts scripts/
COPY --from=build /app/public public
COPY --from=build /app/build build
COPY --from=build /app/site site

# Metrics are off without a port; who may ask is the container's networks' to say.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 METRICS_HOST=0.0.0.0
# Made at the first start.
ENV LINK_SECRET_FILE=/data/link-secret
# As `npm start` runs it: without a bound, the heap grows until somebody looks. The threads that compress the
# pages at the start share two pools of memory instead of keeping eight: 7 MB less for good.
ENV NODE_OPTIONS="--max-semi-space-size=2 --max-old-space-size=128" MALLOC_ARENA_MAX=2
VOLUME /data
EXPOSE 3000
# A number, so that a platform can see that it isn't root.
USER 10001:10001

# readyz, not healthz: "healthy" is to mean that an enquiry can be stored, so that a volume with wrong rights or
# a full disk shows in "docker ps". Docker itself restarts nothing for it. A platform that does restart what is
# unhealthy should ask /healthz, for a restart frees no disk and would take the broker's phone number off the net.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://${process.env.HOST||'127.0.0.1'}:${process.env.PORT}/readyz`).then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]

# remix-serve is process 1 and gets the signals itself; the base image's script in front isn't needed.
ENTRYPOINT []
CMD ["node_modules/.bin/remix-serve", "build/index.js"]

# Last, so that they spoil no layer's cache.
ARG VERSION=0.0.0
ARG REVISION=unknown
ARG CREATED=1970-01-01T00:00:00Z
LABEL org.opencontainers.image.title="versicherungsmakler-website" \
      org.opencontainers.image.description="Website of a German insurance broker that loses no enquiry" \
      org.opencontainers.image.licenses="UNLICENSED" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.created="$CREATED"
