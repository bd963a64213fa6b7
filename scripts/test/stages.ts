interface Stage {
  name: string;
  seconds: number;
  passed: boolean;
}

/** The steps of a test run. All are run, so that one run shows every problem. */
export class Stages {
  private readonly done: Stage[] = [];

  async run(name: string, work: () => Promise<number>): Promise<void> {
    const from = performance.now();
    process.stdout.write(`\n▸ ${name}\n`);
    const code = await work().catch((error: Error) => {
      process.stderr.write(`${error.message}\n`);
      return 1;
    });
    this.done.push({ name, seconds: (performance.now() - from) / 1000, passed: code === 0 });
  }

  get failed(): number {
    return this.done.filter((stage) => !stage.passed).length;
  }

  print(): void {
    process.stdout.write('\n');
    for (const { name, seconds, passed } of this.done)
      process.stdout.write(`${passed ? '✓' : '✗'} ${name.padEnd(30)} ${seconds.toFixed(1).padStart(6)} s\n`);
  }
}
