/** Collects names, and lets a test wait for them. */
export function createCollector() {
  const names: string[] = []
  const waiting: { count: number; resolve: () => void }[] = []

  return {
    names,
    add(name: string) {
      names.push(name)
      waiting.filter(({ count }) => names.length >= count).forEach(({ resolve }) => resolve())
    },
    reached: (count: number) =>
      new Promise<void>((resolve) => {
        if (names.length >= count) {
          resolve()
        }
        waiting.push({ count, resolve })
      }),
  }
}
