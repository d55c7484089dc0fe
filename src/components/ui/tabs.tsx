import { Tabs as Radix } from 'radix-ui';
import { useEffect, useRef, type ReactNode } from 'react';

interface TabsProps<T extends string> {
  /** What the tabs are about, for who cannot see them. */
  label: string;
  value: T;
  onValueChange: (value: T) => void;
  tabs: readonly { value: T; label: string; panel: ReactNode }[];
}

/** A strip of tabs over the panel of the chosen one. Arrow keys go through them; the other panels do not exist. */
export function Tabs<T extends string>({ label, value, onValueChange, tabs }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A strip that is too narrow for all of them shows the chosen one; scrollIntoView would move the page too.
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (list.current && chosen)
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return (
    <Radix.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((each) => each.value === chosen);
        if (tab) onValueChange(tab.value);
      }}
    >
      <Radix.List ref={list} className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className="tab" data-tab={tab.value}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="tab-panel">
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
