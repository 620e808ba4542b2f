import {
  getRoom,
  getRoomDocument,
  getRoomPresence,
  getRoomPlaces,
  patchRoomAnswers,
  postRoomAdopt,
  postRoomConsent,
  postRoomDecline,
  postRoomFinish,
  postRoomMessage,
  postRoomPlace,
  postRoomRead,
} from '@countersign/contract'
import { fileAnswer } from '../../http/answer.ts'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { presentRoom } from './present-room.ts'
import { roomOf, visitOf } from './room-of.ts'

/** The calls of the embedded provider's own page. Its rules are the engine's; here they only meet HTTP. */
export function signingRoomRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, getRoom, async (ctx, { bearer }) =>
    presentRoom(await roomOf(ctx).open(visitOf(ctx, bearer))),
  )
  registerEndpoint(registry, getRoomPresence, async (ctx, { bearer }) => {
    await roomOf(ctx).check(visitOf(ctx, bearer))
    return { present: true as const }
  })
  registerEndpoint(registry, postRoomConsent, async (ctx, { bearer, body }) =>
    presentRoom(await roomOf(ctx).consent(visitOf(ctx, bearer), body)),
  )
  registerEndpoint(registry, patchRoomAnswers, async (ctx, { bearer, body }) =>
    presentRoom(await roomOf(ctx).saveAnswers(visitOf(ctx, bearer), body)),
  )
  registerEndpoint(registry, postRoomAdopt, async (ctx, { bearer, body }) =>
    presentRoom(await roomOf(ctx).adopt(visitOf(ctx, bearer), body)),
  )
  registerEndpoint(registry, postRoomPlace, async (ctx, { bearer, body }) =>
    presentRoom(await roomOf(ctx).signField(visitOf(ctx, bearer), body)),
  )
  registerEndpoint(registry, postRoomFinish, async (ctx, { bearer }) =>
    presentRoom(await roomOf(ctx).finish(visitOf(ctx, bearer))),
  )
  registerEndpoint(registry, postRoomDecline, async (ctx, { bearer, body }) =>
    presentRoom(await roomOf(ctx).decline(visitOf(ctx, bearer), body)),
  )
  registerEndpoint(registry, postRoomMessage, async (ctx, { bearer, body }) =>
    presentRoom(
      await roomOf(ctx).sendMessage(visitOf(ctx, bearer), {
        about: body.about,
        ...(body.about === 'question' && { question: body.words }),
      }),
    ),
  )
  registerEndpoint(registry, getRoomPlaces, async (ctx, { bearer }) => ({
    documents: await roomOf(ctx).listPlaces(visitOf(ctx, bearer)),
  }))
  registerEndpoint(registry, postRoomRead, (ctx, { bearer, params }) =>
    roomOf(ctx).markRead(visitOf(ctx, bearer), params),
  )
  registerEndpoint(registry, getRoomDocument, async (ctx, { bearer, params, query }) =>
    fileAnswer({
      bytes: await roomOf(ctx).getDocumentPdf(visitOf(ctx, bearer), {
        ...params,
        withoutOwn: query.for === 'page-view',
      }),
      fileName: 'document.pdf',
    }),
  )
}
