package keywerk.licence;

/** The file is not what it should be; the message is the code. */
public final class Refused extends Exception {
  private static final long serialVersionUID = 1;

  Refused(String code) {
    super(code);
  }

  static void require(boolean holds) throws Refused {
    require(holds, "licence.format");
  }

  static void require(boolean holds, String code) throws Refused {
    if (!holds) throw new Refused(code);
  }
}
