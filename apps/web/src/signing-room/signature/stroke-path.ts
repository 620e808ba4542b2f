interface Point {
  x: number
  y: number
}

/** A stroke as an SVG path: curves through the middles between points, as a pen rounds its corners. */
export function strokePath(stroke: readonly Point[]): string {
  const [start, ...rest] = stroke
  if (!start) {
    return ''
  }
  if (rest.length === 0) {
    // A dot: a line of no length, which a round cap makes visible.
    return `M${start.x} ${start.y}h0`
  }

  const curves = rest.map((point, index) => {
    const next = rest[index + 1]
    return next
      ? `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`
      : `L${point.x} ${point.y}`
  })
  return `M${start.x} ${start.y}${curves.join('')}`
}
