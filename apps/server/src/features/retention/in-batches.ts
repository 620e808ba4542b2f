/** In one run, so that a long list is deleted in several. */
const maxBatches = 50

/** Repeats `apply`, which returns how many rows it was, until a batch is not full. Returns all of them. */
export async function inBatches(batchSize: number, apply: () => Promise<number>): Promise<number> {
  let total = 0
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const count = await apply()
    total += count
    if (count < batchSize) {
      break
    }
  }
  return total
}
