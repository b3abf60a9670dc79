import * as Primitive from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';

export const Tabs = Primitive.Root;

/** Two columns of tabs on a phone, one row on wider screens. */
export function TabsList(props: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List className="grid grid-cols-2 gap-1 border-b-2 border-ink md:flex" {...props} />;
}

export function TabsTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className="min-h-11 cursor-pointer rounded-t border-2 border-b-0 border-transparent px-4 py-2 font-heading font-semibold text-slate hover:text-ink data-[state=inactive]:hover:underline data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-white data-[state=active]:forced-color-adjust-none"
      {...props}
    />
  );
}

export function TabsContent(props: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className="pt-6" {...props} />;
}
