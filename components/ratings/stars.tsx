import { useId } from 'react';

const STAR = 'm12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8z';
const starOffsets = [0, 24, 48, 72, 96];

interface StarsProps {
  /** 0 to 1. */
  share: number;
  className?: string;
}

/** Five stars, of which a share is filled. Decorative: the score is next to it. */
export function Stars({ share, className = 'h-9 w-44' }: StarsProps) {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 120 24" className={className}>
      <clipPath id={id}>
        <rect width={120 * Math.min(1, Math.max(0, share))} height={24} />
      </clipPath>
      <g className="fill-line">
        <FiveStars />
      </g>
      <g clipPath={`url(#${id})`} className="fill-accent">
        <FiveStars />
      </g>
    </svg>
  );
}

const FiveStars = () => starOffsets.map((x) => <path key={x} d={STAR} transform={`translate(${x})`} />);
