interface PageTabsProps {
  /** Names the tabs for screen readers. */
  label: string;
  /** The name of each page, by its address, in their order. */
  tabs: Readonly<Record<string, string>>;
  /** Address of this page. */
  current: string;
}

/** Leads from one page of a part of the back office to the others. */
export const PageTabs = ({ label, tabs, current }: PageTabsProps) => (
  <nav aria-label={label} className="flex flex-wrap border-line border-b">
    {Object.entries(tabs).map(([address, text]) => (
      <a
        key={address}
        href={address}
        aria-current={address === current ? 'page' : undefined}
        className="-mb-px flex min-h-11 items-center border-transparent border-b-2 px-3 font-medium text-sm aria-[current=page]:border-brand"
      >
        {text}
      </a>
    ))}
  </nav>
);
