interface ProgressBarProps {
  label: string;
  /** From 0 to 1; undefined while the end is not known. */
  part: number | undefined;
  text: string;
}

/** How far some work is, as a bar and in words. */
export function ProgressBar({ label, part, text }: ProgressBarProps) {
  return (
    <div className="flex flex-col gap-2 rounded-m border border-line bg-surface p-4">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <strong>{label}</strong>
        <span role="status" className="text-ink-soft tabular-nums">
          {text}
        </span>
      </div>
      <progress
        aria-label={label}
        className="h-2 w-full accent-brand"
        {...(part !== undefined && { value: part })}
      />
    </div>
  );
}
