import { expect, test } from 'vitest'
import { createDeferUntilPointerUp } from './defer-until-pointer-up.ts'

test('what is said while nothing is pressed is said at once', () => {
  const { afterPress, said } = arrange()
  afterPress(() => said.push('now'))

  expect(said).toEqual(['now'])
})

test('what is said while a button is down waits for its click, and is said once', () => {
  const { page, afterPress, said, passTime } = arrange()
  page.dispatchEvent(new Event('mousedown'))
  afterPress(() => said.push('a problem'))
  page.dispatchEvent(new Event('mouseup'))
  said.push('click')
  passTime()
  passTime()

  expect(said).toEqual(['click', 'a problem'])
})

test('a press that never ends holds nothing back for ever', () => {
  const { page, afterPress, said, passTime } = arrange()
  page.dispatchEvent(new Event('mousedown'))
  afterPress(() => said.push('a problem'))
  expect(said).toEqual([])
  passTime()

  expect(said).toEqual(['a problem'])
})

/** A window with a clock that is turned by hand. */
function arrange() {
  const timers: (() => void)[] = []
  const page = Object.assign(new EventTarget(), {
    setTimeout: (run: () => void) => timers.push(run),
  })
  const said: string[] = []
  const passTime = () => timers.splice(0).forEach((run) => run())
  return { page, afterPress: createDeferUntilPointerUp(page), said, passTime }
}
