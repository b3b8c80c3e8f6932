export const cornersId = 'annotation-corners';
export const smallCornersId = 'annotation-corners-small';

function Corners({ id, length }: { id: string; length: number }) {
  const corners = [
    { path: `M0 ${length}V0H${length}` },
    { x: '100%', path: `M-${length} 0H0V${length}` },
    { y: '100%', path: `M0 -${length}V0H${length}` },
    { x: '100%', y: '100%', path: `M-${length} 0H0V-${length}` },
  ];
  return (
    <symbol id={id} overflow="visible">
      {corners.map(({ path, ...position }) => (
        <svg overflow="visible" key={path} {...position}>
          <path d={path} stroke="var(--annotation-halo)" strokeWidth="2.75" />
          <path d={path} />
        </svg>
      ))}
    </symbol>
  );
}

/**
 * Defines the corners of boxes, and the filter that turns a day scene into night. Render this
 * component once per document.
 */
export function AnnotationSymbols() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <Corners id={cornersId} length={12} />
      <Corners id={smallCornersId} length={6} />
      <filter id="night-tone" colorInterpolationFilters="sRGB">
        <feColorMatrix values=".7 -.13 -.11 0 0 0 .5 0 0 0 0 0 .7 0 0 0 0 0 1 0" />
      </filter>
    </svg>
  );
}
