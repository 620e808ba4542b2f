import * as contractCalls from '@countersign/contract/calls'

interface DeclaredCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
}

/** Every call of the contract. */
export function listCalls(): DeclaredCall[] {
  const declared: unknown[] = Object.values(contractCalls)

  return declared.filter(isCall)
}

function isCall(value: unknown): value is DeclaredCall {
  return typeof value === 'object' && value !== null && 'access' in value && 'method' in value
}
