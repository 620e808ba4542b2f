export * from './answer.ts'
export * from './field.ts'
