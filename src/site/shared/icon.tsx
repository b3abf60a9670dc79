import { ArrowLeft, ArrowRight, Check, Menu, Star, X } from 'lucide-react';

const icons = { menu: Menu, close: X, check: Check, back: ArrowLeft, forward: ArrowRight, star: Star };

type IconProps = { name: keyof typeof icons; className?: string; fill?: string };

/** Hidden from screen readers, because they read the text next to it. */
export function Icon({ name, className = 'size-6', fill = 'none' }: IconProps) {
  const Drawn = icons[name];
  return <Drawn aria-hidden="true" fill={fill} className={className} />;
}
