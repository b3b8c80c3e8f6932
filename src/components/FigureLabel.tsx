/** `fig. 03  Solutions`: the small label that numbers sections and pictures down a page. */
export function FigureLabel({ number, children, className }: { number: number; children: string; className?: string }) {
  return (
    <span className={['mono', className].filter(Boolean).join(' ')}>
      fig. {String(number).padStart(2, '0')}&nbsp; {children}
    </span>
  );
}
