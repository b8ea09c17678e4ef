type Page = readonly unknown[];
type Load = (index: number) => Page | Promise<Page>;

/**
 * Keeps count of the pages that `loadHistory` has delivered. A rebuilt chat asks for page 0 again;
 * after {@link HistoryPages.carry} its messages are given through `history`, so the first call answers
 * with nothing new and later ones go on where the chat was.
 */
export class HistoryPages {
  private last = -1;
  private more = true;
  private carried = false;
  private skip = false;

  /** Says that the next first call comes from a rebuild that kept its messages. */
  carry(): void {
    this.carried = true;
    this.skip = true;
  }

  /** Answers one call of the component. `false` in a page means that there are older ones. */
  async page(index: number, load: Load): Promise<Page> {
    if (this.skip) {
      this.skip = false;
      return this.more ? [false] : [];
    }
    const wanted = this.carried ? this.last + 1 : index;
    const page = await load(wanted);
    this.last = wanted;
    this.more = Array.isArray(page) && page.includes(false);
    return page;
  }
}
