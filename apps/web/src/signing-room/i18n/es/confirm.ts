import type { Words } from '../en.ts'

export const confirm: Words['confirm'] = {
  heading: 'Confirme este formulario',
  box: (title) => `Leí «${title}» y es lo que firmo`,
  explain: 'Un toque por formulario. Si después cambia algo en él, se le pide otra vez.',
  first: (left) =>
    left === 1
      ? 'Primero haga lo que falta en este formulario.'
      : `Primero haga las ${left} cosas que faltan en este formulario.`,
  done: 'Confirmado',
  count: (done, total) => `${done} de ${total} formularios confirmados`,
}
