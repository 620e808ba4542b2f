import { startFakeSignNow } from './start-fake-signnow.ts'

/** `node run-fake-signnow.ts [port]`: the stand-in as a process of its own; prints its address. */
const fake = await startFakeSignNow({ port: Number(process.argv[2] ?? 0) })
process.stdout.write(`${fake.url}\n`)
process.on('SIGTERM', () => void fake.close())
