/** We draw the icons here because an icon library would add 2 KB to every first visit. */
const shapes = {
  menu: 'M4 5h16M4 12h16M4 19h16',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M20 6 9 17l-5-5',
  back: 'M12 19l-7-7 7-7M5 12h14',
  forward: 'M12 5l7 7-7 7M5 12h14',
  star: 'M12 2l3 6.6 7 .8-5.2 4.9 1.4 7.1L12 17.8l-6.2 3.6 1.4-7.1L2 9.4l7-.8Z',
};

type IconProps = { name: keyof typeof shapes; className?: string; fill?: string };

/** Hidden from screen readers, because they read the text next to it. */
export function Icon({ name, className = 'size-6', fill = 'none' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill={fill}
      className={`stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round] ${className}`}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
