export { deleteExpiredJob } from './delete-expired.ts'
