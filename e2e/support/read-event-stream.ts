type Frame = { event: string; data: unknown };

/** Reads an event stream of themes frame by frame; comments are skipped. */
export async function readEventStream(response: Response) {
  if (!response.ok || !response.body) throw new Error(`No stream: ${response.status} ${await response.text()}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const frames: Frame[] = [];
  let rest = "";
  /** Returns whether the stream has ended. */
  const read = async (): Promise<boolean> => {
    const { done, value = "" } = await reader.read();
    const blocks = `${rest}${value}`.split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
      if (event && data) frames.push({ event, data: JSON.parse(data) });
    }
    return done;
  };
  return {
    frames,
    async until(isEnough: (frames: Frame[]) => boolean): Promise<void> {
      while (!isEnough(frames)) if (await read()) throw new Error(`The stream ended early: ${JSON.stringify(frames)}`);
    },
    async end(): Promise<{ frames: Frame[] }> {
      while (!(await read()));
      return { frames };
    },
    leave: () => reader.cancel(),
  };
}
