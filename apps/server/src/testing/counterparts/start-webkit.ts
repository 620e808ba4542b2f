import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { glob } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from './free-port.ts'

/** A window of WebKitGTK, which has the engine of Safari, driven by WebDriver (W3C). */
export interface WebKit {
  open(url: string): Promise<void>
  url(): Promise<string>
  /** The page in the first frame, once it exists. Everything below then acts in it. */
  enterFrame(): Promise<void>
  leaveFrame(): Promise<void>
  /** The function's body, run in the page. */
  run(script: string, ...args: unknown[]): Promise<unknown>
  /** Clicks the first element that is visible and not disabled, waiting for it. */
  click(xpath: string): Promise<void>
  type(text: string): Promise<void>
  /** Draws a line over the middle of an element, with the button of the mouse held. */
  drawOver(xpath: string): Promise<void>
  waitFor(xpath: string): Promise<void>
  stop(): Promise<void>
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const Element = z.object({ [elementKey]: z.string() })
const Answer = z.object({ value: z.unknown() })
const Failure = z.object({ error: z.string(), message: z.string() })

export async function startWebKit(): Promise<WebKit> {
  const screen = await startScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    stdio: 'ignore',
  })
  const kill = () => [driver, screen.process].forEach((child) => child.kill('SIGKILL'))
  process.once('exit', kill)
  const send = createClient(`http://127.0.0.1:${port}`)
  const session = await openSession(send)
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 390, height: 844 })

  const call = (method: string, path: string, body?: object) =>
    send(method, `${session}${path}`, body)
  const run = (script: string, ...args: unknown[]) =>
    call('POST', '/execute/sync', { script, args })
  const find = async (xpath: string) => {
    const found = z
      .array(Element)
      .parse(await call('POST', '/elements', { using: 'xpath', value: xpath }))
    for (const element of found) {
      // The page may have replaced it since.
      if (await run(`const [e] = arguments; return ${isUsable}`, element).catch(() => false)) {
        return element
      }
    }
    return undefined
  }
  /** Scrolling makes the head of the page smaller, which moves the frame. */
  const isInPlace = async (element: z.infer<typeof Element>) => {
    const before = await run(scrolledPlace, element).catch(() => undefined)
    await wait(100)
    const after = await run(scrolledPlace, element).catch(() => null)
    return JSON.stringify(before) === JSON.stringify(after)
  }
  const describePage = () => run('return location.href + document.body.innerText').then(String)
  const leaveFrame = async () => void (await call('POST', '/frame', { id: null }))
  const elementAt = (xpath: string) => waitUntil(() => find(xpath), xpath, describePage)

  return {
    open: async (url) => void (await call('POST', '/url', { url })),
    url: async () => z.string().parse(await call('GET', '/url')),
    async enterFrame() {
      await waitUntil(async () => {
        await leaveFrame()
        await call('POST', '/frame', { id: await elementAt('//iframe') })
        // The first page of a frame, an empty one, is gone at once.
        const text = await run('return document.body.innerText').catch(() => '')
        return text === '' ? undefined : text
      }, 'the page in the frame')
    },
    leaveFrame,
    run,
    async click(xpath) {
      // What is covered by a dialog that closes cannot be clicked yet.
      const click = (element: z.infer<typeof Element>) =>
        call('POST', `/element/${element[elementKey]}/click`, {}).then(
          () => true,
          () => undefined,
        )
      await waitUntil(
        async () => {
          const element = await find(xpath)
          return element && (await isInPlace(element)) ? click(element) : undefined
        },
        xpath,
        describePage,
      )
    },
    async type(text) {
      const focused = Element.parse(await run('return document.activeElement'))
      await call('POST', `/element/${focused[elementKey]}/value`, { text })
    },
    async drawOver(xpath) {
      const origin = await elementAt(xpath)
      const move = (x: number, y: number) => ({ type: 'pointerMove', duration: 20, origin, x, y })
      const actions = [
        move(-60, 0),
        { type: 'pointerDown', button: 0 },
        move(-20, 15),
        move(20, -15),
        move(60, 5),
        { type: 'pointerUp', button: 0 },
      ]
      await call('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    waitFor: async (xpath) => void (await elementAt(xpath)),
    async stop() {
      await call('DELETE', '').catch(() => undefined)
      process.off('exit', kill)
      kill()
      await Promise.all([ended(driver), ended(screen.process)])
    },
  }
}

const scrolledPlace = `const [e] = arguments
  e.scrollIntoView({ block: 'center' })
  const { x, y } = e.getBoundingClientRect()
  return [x, y, innerHeight]`
const isUsable = `e.getClientRects().length > 0 && !e.disabled && e.getAttribute('aria-disabled') !== 'true'`

async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(createInterface(child.stdout), 'line')

  return { process: child, display: `:${number}` }
}

async function openSession(send: Send): Promise<string> {
  const binary = await findBrowser()
  const options = { binary, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const Session = z.object({ sessionId: z.string() })
  const { sessionId } = await waitUntil(
    () =>
      send('POST', '/session', { capabilities }).then(
        (value) => Session.parse(value),
        () => undefined,
      ),
    'a session of WebKit',
  )
  return `/session/${sessionId}`
}

async function findBrowser(): Promise<string> {
  for await (const file of glob('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')) {
    return file
  }
  throw new Error('WebKitGTK is not installed.')
}

type Send = (method: string, path: string, body?: object) => Promise<unknown>

function createClient(origin: string): Send {
  return async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = Answer.parse(await response.json())
    const failure = Failure.safeParse(value)
    if (failure.success) {
      throw new Error(`${method} ${path}: ${failure.data.error} ${failure.data.message}`)
    }
    return value
  }
}

async function waitUntil<Found>(
  find: () => Promise<Found | undefined>,
  what: string,
  describe: () => Promise<string> = async () => '',
): Promise<Found> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await find()
    if (found !== undefined) {
      return found
    }
    await wait(100)
  }
  throw new Error(`Waited in vain for ${what}. ${await describe()}`)
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    await once(child, 'close')
  }
}
