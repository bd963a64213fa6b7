export function drawScene(): string { return ''; }
