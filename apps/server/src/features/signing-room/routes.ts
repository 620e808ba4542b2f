import * as calls from '@countersign/contract/calls'
import { fileAnswer } from '../../http/answer.ts'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { presentRoom } from './present-room.ts'
import { roomOf, visitOf } from './room-of.ts'

/** The calls of the embedded provider's own page. Its rules are the engine's; here they only meet HTTP. */
export function signingRoomRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.getRoom, async (ctx, { bearer }) =>
    presentRoom(await roomOf(ctx).open(visitOf(ctx, bearer))),
  )
  registerEndpoint(registry, calls.getRoomPresence, async (ctx, { bearer }) => {
    await roomOf(ctx).check(visitOf(ctx, bearer))
    return { present: true as const }
  })
  registerEndpoint(registry, calls.postRoomConsent, async (ctx, { bearer, body }) =>
    presentRoom(await roomOf(ctx).consent(visitOf(ctx, bearer), body)),
  )
  registerEndpoint(registry, calls.patchRoomAnswers, async (ctx, { bearer, body }) =>
    presentRoom(await roomOf(ctx).saveAnswers(visitOf(ctx, bearer), body)),
  )
  registerEndpoint(registry, calls.postRoomAdopt, async (ctx, { bearer, body }) =>
    presentRoom(await roomOf(ctx).adopt(visitOf(ctx, bearer), body)),
  )
  registerEndpoint(registry, calls.postRoomSignature, async (ctx, { bearer, body }) =>
    presentRoom(await roomOf(ctx).signField(visitOf(ctx, bearer), body)),
  )
  registerEndpoint(registry, calls.postRoomFinish, async (ctx, { bearer }) =>
    presentRoom(await roomOf(ctx).finish(visitOf(ctx, bearer))),
  )
  registerEndpoint(registry, calls.postRoomDecline, async (ctx, { bearer, body }) =>
    presentRoom(await roomOf(ctx).decline(visitOf(ctx, bearer), body)),
  )
  registerEndpoint(registry, calls.postRoomMessage, async (ctx, { bearer, body }) =>
    presentRoom(
      await roomOf(ctx).sendMessage(visitOf(ctx, bearer), {
        about: body.about,
        ...(body.about === 'question' && { question: body.words }),
      }),
    ),
  )
  registerEndpoint(registry, calls.getRoomPlaces, async (ctx, { bearer }) => ({
    documents: await roomOf(ctx).listPlaces(visitOf(ctx, bearer)),
  }))
  registerEndpoint(registry, calls.postRoomRead, (ctx, { bearer, params }) =>
    roomOf(ctx).markRead(visitOf(ctx, bearer), params),
  )
  registerEndpoint(registry, calls.getRoomDocument, async (ctx, { bearer, params, query }) =>
    fileAnswer({
      bytes: await roomOf(ctx).getDocumentPdf(visitOf(ctx, bearer), {
        ...params,
        withoutOwn: query.for === 'page-view',
      }),
      fileName: 'document.pdf',
    }),
  )
}
