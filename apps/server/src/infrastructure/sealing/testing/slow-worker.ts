import { setTimeout } from 'node:timers/promises'
import { BroadcastChannel } from 'node:worker_threads'

// Takes its time to load, as the real thread does on a busy machine.
await setTimeout(200)
const channel = new BroadcastChannel('slow-worker')
channel.postMessage('loaded')
channel.close()

export function warmUp(): unknown {
  return { value: undefined }
}
