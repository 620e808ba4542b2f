export { demoMembers } from './demo-members.ts'
export { seedFirstStart } from './seed-first-start.ts'
export type { SeedOptions as FirstStart } from './seed-first-start.ts'
