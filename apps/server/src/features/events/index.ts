export { checkEventsJob } from './check-events.ts'
export { compareSealed, type SealedComparison } from './compare-sealed.ts'
export { countBrokenChains } from './count-broken-chains.ts'
export { verifyChains, type BrokenChain, type ChainReport } from './verify-chains.ts'
