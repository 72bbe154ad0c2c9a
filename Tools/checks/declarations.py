"""How a declaration begins in a line of Swift, for the checks that read sources line by line."""
import re

# Arguments of an attribute can contain brackets of their own.
ATTRIBUTES = r"(?:@\w+(?:\((?:[^()]|\([^()]*\))*\))?\s+)*"
ACCESS = "public|open|package|internal|fileprivate|private"
OTHER_MODIFIERS = (
    "final|static|class|convenience|required|mutating|nonmutating|indirect|lazy|weak|unowned|dynamic|optional|override|nonisolated|isolated"
    "|prefix|postfix|infix|borrowing|consuming")
TYPES = "class|struct|enum|protocol|actor|extension"
MEMBERS = "func|var|let|init|deinit|case|subscript|typealias|associatedtype|operator|macro"
DECLARATION = re.compile(
    rf"^\s*{ATTRIBUTES}(?P<modifiers>(?:(?:{ACCESS}|{OTHER_MODIFIERS})(?:\([^)]*\))?\s+)*)(?P<kind>(?:{TYPES})(?=\s+`?\w)|(?:{MEMBERS})\b)\s*(?P<rest>.*)")


def declaration(line):
    """The declaration that begins in a line, as a match with the groups `modifiers`, `kind` and `rest`, or None."""
    return DECLARATION.match(line)


def is_public(modifiers):
    """Whether the modifiers of a declaration make it public. `public(set)` alone does not."""
    return re.search(r"\b(?:public|open)\b(?!\(set\))", modifiers) is not None


assert declaration("  @available(*, deprecated, message: \"a (b)\") public static func f()")["kind"] == "func"
assert declaration("  public class func f()")["kind"] == "func" and declaration("public class A {")["kind"] == "class"
assert is_public("public final ") and is_public("open ") and not is_public("public(set) ")
