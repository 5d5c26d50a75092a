/** Room for the numbers of one text, used again for the next: hundreds of megabytes of garbage would be left otherwise. */
export class Arena {
  private numbers = new Float32Array(0);
  private used = 0;

  /** Zeroes, until the next reset. */
  take(length: number): Float32Array {
    if (this.used + length > this.numbers.length) {
      // What was taken before stays with whoever took it.
      this.numbers = new Float32Array(Math.max(2 * this.numbers.length, length));
      this.used = 0;
    }
    const taken = this.numbers.subarray(this.used, this.used + length);
    this.used += length;
    return taken.fill(0);
  }

  reset(): void {
    this.used = 0;
  }
}
