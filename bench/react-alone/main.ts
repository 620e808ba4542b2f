import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** The yardstick of a page that is drawn by React: there is no less. */
const place = document.getElementById('root')
if (place) {
  createRoot(place).render(createElement('h1', undefined, 'React alone'))
}
