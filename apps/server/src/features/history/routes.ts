import { calls } from '@countersign/contract/calls'
import { fileAnswer } from '../../http/answer.ts'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { downloadHistory } from './download-history.ts'
import { listPacketEvents } from './list-events.ts'

export function historyRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.getPacketEvents, (ctx, { params, query }) =>
    listPacketEvents(ctx, { groupId: params.docGroupId, query }),
  )
  registerEndpoint(registry, calls.downloadHistory, async (ctx, { params, query }) => {
    const { bytes } = await downloadHistory(ctx, { groupId: params.docGroupId, ...query })
    return fileAnswer({ bytes, fileName: 'history.pdf' })
  })
}
