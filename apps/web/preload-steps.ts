import type { Plugin } from 'vite'

/**
 * The signing room's page fetches the script of its form steps beside its first scripts, not after
 * they have run: nearly everybody needs it.
 */
export function preloadSteps(): Plugin {
  return {
    name: 'preload-steps',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, filename }) =>
        filename.endsWith('signing-room.html')
          ? Object.values(bundle ?? {})
              .filter((output) => output.type === 'chunk' && output.name === 'work')
              .map(({ fileName }) => ({
                tag: 'link',
                attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
                injectTo: 'head' as const,
              }))
          : [],
    },
  }
}
