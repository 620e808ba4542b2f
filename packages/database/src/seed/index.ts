export { demoMembers } from './demo-members.ts'
export { seedFirstStart } from './seed-first-start.ts'
