export { handleSignNowEvent } from './handle-event.ts'
export { readDueGroupsJob, readSignNowGroupJob } from './read-groups.ts'
export { createSignNowReceiver } from './receive-event.ts'
export { createRemoteStore } from './remote-store.ts'
